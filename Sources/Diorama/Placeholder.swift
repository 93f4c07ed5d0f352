// Diorama

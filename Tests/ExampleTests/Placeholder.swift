// The example of a user's own components.

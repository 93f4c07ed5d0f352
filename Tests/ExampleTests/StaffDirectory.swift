import DioramaKit
import HeadlessSendbird

/// The people of a company, from the app's own server.
enum StaffDirectory {
  /// An employee.
  struct Person: Sendable {
    let id: String
    let name: String
    let department: String
  }

  /// The number of people in a page of the app's server.
  static let pageSize = 12

  static let people: [Person] = [
    Person(id: "ada", name: "Ada Lindqvist", department: "Research"),
    Person(id: "bela", name: "Béla Novák", department: "Support"),
    Person(id: "cara", name: "Cara O'Neill", department: "Sales"),
    Person(id: "diego", name: "Diego Fuentes", department: "Research"),
    Person(id: "elif", name: "Elif Demir", department: "Design"),
    Person(id: "farid", name: "Farid Haddad", department: "Finance"),
    Person(id: "greta", name: "Greta Vogel", department: "Legal"),
    Person(id: "hana", name: "佐藤 花", department: "Design"),
    Person(id: "ivo", name: "Ivo Marić", department: "Support"),
    Person(id: "june", name: "June Park", department: "Research"),
    Person(id: "kofi", name: "Kofi Mensah", department: "Sales"),
    Person(id: "lena", name: "Lena Fischer", department: "Finance"),
    Person(id: "mona", name: "Mona Rasmussen", department: "Design"),
    Person(id: "nils", name: "Nils Berg", department: "Research"),
    Person(id: "omar", name: "Omar Sayed", department: "Support"),
  ]

  static func department(of id: String) -> String? {
    people.first { $0.id == id }?.department
  }

  /// A page of colleagues; nil after the last one.
  static func page(_ number: Int) -> [SBUUser]? {
    let page = people.dropFirst(number * pageSize).prefix(pageSize)
    return page.isEmpty ? nil : page.map { SBUUser(userId: $0.id, nickname: $0.name) }
  }
}

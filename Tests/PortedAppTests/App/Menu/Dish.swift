import Foundation

/// A dish that guests can order.
struct Dish: Equatable {
  let name: String
  let price: Int
}

/// Builds a menu from dishes.
@resultBuilder
enum MenuBuilder {
  static func buildExpression(_ dish: Dish) -> [Dish] { [dish] }
  static func buildBlock(_ parts: [Dish]...) -> [Dish] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Dish]?) -> [Dish] { part ?? [] }
  static func buildEither(first part: [Dish]) -> [Dish] { part }
  static func buildEither(second part: [Dish]) -> [Dish] { part }
  static func buildArray(_ parts: [[Dish]]) -> [Dish] { parts.flatMap { $0 } }
}

extension Array where Element == Dish {
  init(@MenuBuilder menu: () -> [Dish]) { self = menu() }
}

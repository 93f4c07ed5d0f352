/// Consumes an otherwise unused value, so that the compiler has to compute it.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}

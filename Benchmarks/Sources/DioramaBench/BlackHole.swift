/// Takes a value that nobody else needs, so that the compiler has to make it.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}

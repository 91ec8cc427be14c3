struct Soak {
  let seconds: Double
  func run() async {}
}

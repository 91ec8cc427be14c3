// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Desk", platforms: [.iOS(.v16)])

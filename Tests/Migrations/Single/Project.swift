import ProjectDescription

let project = Project(
  name: "Playlist",
  targets: [
    .target(name: "Playlist", destinations: .iOS, product: .app, deploymentTargets: .iOS("17.2"), sources: ["App/**"]),
    .target(name: "Widget", destinations: .iOS, product: .appExtension, deploymentTargets: .iOS("17.2"), sources: ["Widget/**"]),
    .target(
      name: "Intent", destinations: .iOS, product: .appExtension, deploymentTargets: .iOS("17.2"),
      sources: ["Intent/**", "Widget/Base.lproj/MusicRecommendations.intentdefinition"]
    ),
  ]
)

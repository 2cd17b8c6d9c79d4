import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("tasks", "routes/tasks.tsx"),
  route("tasks/:task", "routes/task.tsx"),
  route("models", "routes/models.tsx"),
  route("libraries", "routes/libraries.tsx"),
  route("libraries/:library", "routes/library.tsx"),
  route("providers", "routes/providers.tsx"),
  route("docs/proof", "routes/proof.tsx"),
  route("docs/fit", "routes/fit.tsx"),
  route(":owner/:name", "routes/model.tsx"),
  route(":name", "routes/model.tsx", { id: "routes/bare-model" }),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

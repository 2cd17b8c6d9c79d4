import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A dozen routes: sending the whole table at once is less than asking for parts of it later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

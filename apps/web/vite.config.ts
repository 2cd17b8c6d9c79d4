import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * The packages that run from the workspace in Node as well: they must not be inlined into the server's bundle, or there
 * would be two copies of their classes. The panel's package holds components, which Node cannot load from source.
 */
const external = ["@modelshelf/catalogue", "@modelshelf/code", "@modelshelf/inference"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2024", cssTarget: ["chrome125", "firefox128", "safari18"], assetsInlineLimit: 0 },
  environments: {
    ssr: {
      resolve: { external, noExternal: ["@modelshelf/react"] },
      build: {
        rolldownOptions: { external: [...external, /^@modelshelf\/(?:catalogue|code|inference)\//] },
      },
    },
  },
});

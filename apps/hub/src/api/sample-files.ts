// The files that sample requests name.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isSampleFileName, type SampleFileName, sampleFileNames } from "@modelshelf/catalogue";
import { contentType } from "./content-type.ts";
import { ApiError } from "./errors.ts";
import { corsHeaders } from "./responses.ts";

/** A sample file by its name, with the address to download it from. */
export const describedFile = (origin: string, name: SampleFileName) => ({
  name,
  url: `${origin}/api/sample-files/${name}`,
});

/** GET /api/sample-files */
export const allSampleFiles = (origin: string) => sampleFileNames.map((name) => describedFile(origin, name));

/** GET /api/sample-files/{name} */
export async function sampleFile(request: Request, name: string): Promise<Response> {
  if (!isSampleFileName(name)) {
    throw new ApiError(
      404,
      `there is no sample file ${JSON.stringify(name)}; there are: ${sampleFileNames.join(", ")}`,
    );
  }
  const body = await readFile(fileURLToPath(import.meta.resolve(`@modelshelf/catalogue/sample-files/${name}`)));
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      ...corsHeaders,
      "Content-Type": contentType(name),
      "Content-Length": String(body.length),
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "public, max-age=3600",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

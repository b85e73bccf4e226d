/** A file to be kept, never shown as a page of this server. */
export function attachment(file: {
  bytes: Uint8Array<ArrayBuffer> | Uint8Array;
  mediaType: string;
  fileName: string;
}): Response {
  const plain = file.fileName.replace(/[^\w .-]/g, "_");
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "content-type": file.mediaType,
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
      "cache-control": "no-store",
    },
  });
}

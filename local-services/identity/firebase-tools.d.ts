/* What is used of two modules of `firebase-tools`, which come without types. */

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'

  const server: { createApp: (projectId: string) => Promise<RequestListener> }
  export default server
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  export interface Parameter {
    $ref?: string
  }
  const specification: { default: { paths: Record<string, { parameters?: Parameter[] }> } }
  export default specification
}

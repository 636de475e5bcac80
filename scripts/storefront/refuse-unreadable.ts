import type { IncomingMessage, Server } from 'node:http'

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
])

/** Answers what is no HTTP, too long or never ends, which no handler gets to see, with these headers. */
export function refuseUnreadable(server: Server, headers: Readonly<Record<string, string>>): void {
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    socket.end(`HTTP/1.1 ${statuses.get(error.code ?? '') ?? '400 Bad Request'}\r\n${head}\r\n`)
  })
}

/** Of two hosts a proxy takes one and this server the other (RFC 9112, 3.2). Node.js takes the first without a word. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

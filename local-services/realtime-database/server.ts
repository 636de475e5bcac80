import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import type { RequestListener, Server } from 'node:http'
import { WebSocketServer } from 'ws'
import { close, listen } from '../listen.ts'
import { connect, PROTOCOL } from './connection.ts'
import { openDatabases, type Databases } from './databases.ts'
import { restHandler } from './rest.ts'
import { parseRules, type Rules } from './rules.ts'

const MAX_FRAME_BYTES = 256 * 1024

interface Options {
  /** 0 takes a free one. */
  port: number
  /** Where the databases are kept from one run to the next. */
  folder: string
  /** `database.rules.json` */
  rulesFile: string
  /** Hears of what could not be kept or read. */
  onError: (error: unknown) => void
}

/** The Firebase Realtime Database for one machine: what both SDKs use of its protocol, with a memory. */
export async function startRealtimeDatabase({ port, folder, rulesFile, onError }: Options) {
  const rules = await readRules(rulesFile)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const databases = await openDatabases(folder, onError)
  const listening = await listen(answerRest(rules, databases, onError), port)
  const sockets = acceptSockets(listening.server, rules, databases, onError)
  return {
    port: listening.port,
    stop: async () => {
      const ends = Array.from(sockets.clients, (socket) => once(socket, 'close'))
      for (const socket of sockets.clients) socket.terminate()
      await Promise.all(ends)
      await close(listening.server)
      await databases.close()
    },
  }
}

async function readRules(file: string): Promise<Rules> {
  const text = await readFile(file, 'utf8')
  try {
    return parseRules(text)
  } catch (cause) {
    throw new Error(`The rules in ${file} cannot be used: ${String(cause)}`, { cause })
  }
}

function answerRest(rules: Rules, databases: Databases, onError: Options['onError']): RequestListener {
  const answer = restHandler({ rules, openDatabase: databases.get })
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error)
      response.writeHead(500).end()
    })
  }
}

function acceptSockets(server: Server, rules: Rules, databases: Databases, onError: Options['onError']) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const refuse = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== '/.ws' || url.searchParams.get('v') !== PROTOCOL) {
      socket.end(refuse('404 Not Found'))
      return
    }
    // A client that is gone before it is let in.
    socket.once('error', () => socket.destroy())
    databases.get(url).then(
      (database) => {
        if (!database) return socket.end(refuse('400 Bad Request'))
        sockets.handleUpgrade(request, socket, head, (webSocket) =>
          connect(webSocket, request, { database, rules, onError }),
        )
      },
      (error: unknown) => {
        onError(error)
        socket.end(refuse('500 Internal Server Error'))
      },
    )
  })
  return sockets
}

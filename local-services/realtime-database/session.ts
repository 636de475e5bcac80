import { z } from 'zod'
import { makeCaller } from './caller.ts'
import type { Database } from './database.ts'
import { InvalidData } from './invalid-data.ts'
import { makeListens } from './listens.ts'
import { makeLastWords } from './on-disconnect.ts'
import { readingActions } from './reading.ts'
import { ok, parseMessage, parseRequest, type Actions, type Reply } from './request.ts'
import type { Rules } from './rules.ts'
import { writingActions } from './writing.ts'

/** The most characters of one request, as with the real one. */
const MAX_REQUEST = 16 * 1024 * 1024

interface Options {
  database: Database
  rules: Rules
  isBrowser: boolean
  send: (message: unknown) => void
  /** Hears of what is our fault and not the client's. */
  onError: (error: unknown) => void
}

export interface Session {
  /** Takes a message. Throws when it is none of the protocol. */
  receive: (text: string) => void
  /** To be called when the connection is gone. */
  end: () => void
}

/** What is said over one connection, from the handshake on. */
export function openSession({ database, rules, isBrowser, send, onError }: Options): Session {
  const listens = makeListens((push) => send({ t: 'd', d: push }))
  const caller = makeCaller(rules, isBrowser, () => listens.review(caller.mayRead))
  const lastWords = makeLastWords(database)
  const unsubscribe = database.subscribe(listens.follow)
  const actions: Actions = {
    ...caller.actions,
    ...readingActions(database, rules, caller, listens),
    ...writingActions(database, caller, lastWords),
    // Statistics, and who made the app: of no interest here.
    s: () => ok(),
    appcheck: () => ok(),
    unappeck: () => ok(),
  }
  return {
    receive: (text) => {
      const message = parseMessage(text)
      if (message.t === 'd') {
        const { r, a, b } = message.d
        const reply = text.length > MAX_REQUEST ? tooBig : answer(actions[a], b, onError)
        send({ t: 'd', d: { r, b: reply } })
      } else if (message.d.t === 'p') send({ t: 'c', d: { t: 'o', d: {} } })
    },
    end: () => {
      unsubscribe()
      try {
        lastWords.speak()
      } catch (error) {
        onError(error)
      }
    },
  }
}

const tooBig: Reply = { s: 'write_too_big', d: 'Data to write is more than 16 MB' }

function answer(
  action: Actions[string] | undefined,
  body: unknown,
  onError: (error: unknown) => void,
): Reply {
  try {
    if (!action) throw new InvalidData('Unknown request')
    return action(parseRequest(body))
  } catch (error) {
    if (error instanceof InvalidData) return { s: 'invalid_data', d: error.message }
    if (error instanceof z.ZodError) return { s: 'invalid_data', d: z.prettifyError(error) }
    onError(error)
    return { s: 'unavailable', d: 'The change could not be kept' }
  }
}

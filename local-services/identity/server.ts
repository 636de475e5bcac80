import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { dirname } from 'node:path'
import { close, listen } from '../listen.ts'
import { accountsFile, readAccounts } from './accounts-file.ts'
import { ensureDemoAccounts } from './demo-accounts.ts'
import { emulatorClient } from './emulator-client.ts'
import { createEmulator } from './emulator.ts'
import { identityMails } from './identity-mails.ts'

/** The most that a `kill -9` costs. */
const SAVE_AFTER_MS = 1_000

interface Options {
  port: number
  projectId: string
  /** Where accounts are kept from one run to the next. */
  file: string
  /** The folder in which the mails of Firebase become files. */
  outbox: string
  /** Hears of a save, or a mail, that failed; the next change tries again. */
  onError: (error: unknown) => void
}

/** Identity for one machine: the Firebase Auth emulator with a memory and the demo accounts. */
export async function startIdentity(options: Options): Promise<{ stop: () => Promise<void> }> {
  const { port, projectId, file, outbox, onError } = options
  await mkdir(dirname(file), { recursive: true })
  const app = await createEmulator(projectId)
  // The back door, for reading and saving; the known one opens when everyone is in.
  const inside = await listen(app, 0)
  const client = emulatorClient(inside.port, projectId)
  await readAccounts(file, client)
  await ensureDemoAccounts(client)
  const { save } = accountsFile(file, client)
  await save()
  const { writeNew } = identityMails(client, { outbox, projectId })
  const { server } = await listen(app, port)
  const timer = saveAfterChanges(server, () => save().catch(onError))
  writeAfterCodes(server, () => writeNew().catch(onError))
  return {
    stop: async () => {
      await close(server)
      timer.stop()
      await save()
      await writeNew()
      await close(inside.server)
    },
  }
}

/** Calls `save` a moment after each call that may have changed something, once for many in a row. */
function saveAfterChanges(server: Server, save: () => Promise<void>): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  const onChange = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void save()
    }, SAVE_AFTER_MS)
  }
  server.on('request', (request, response) => {
    if (request.method !== 'GET' && request.method !== 'OPTIONS') response.once('close', onChange)
  })
  return { stop: () => clearTimeout(timer) }
}

/** Calls `write` after each call that asked for a code. */
function writeAfterCodes(server: Server, write: () => Promise<void>): void {
  server.on('request', ({ url }, response) => {
    if (url?.includes('accounts:sendOobCode')) response.once('close', () => void write())
  })
}

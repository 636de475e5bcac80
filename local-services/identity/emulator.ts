import type { RequestListener } from 'node:http'
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import emulator from 'firebase-tools/lib/emulator/auth/server.js'

/** Calls that the shop makes in no way. Compiling the whole specification takes 4.5 s at each start, without these 2 s. */
const UNUSED = /\/tenants\b|Idp|Saml|mfa|passkey|GameCenter|IosClient/

/**
 * The Firebase Auth emulator, empty. It is taken out of `firebase-tools` directly and not through its command: that one
 * asks the network for news at each start, wants two further ports, writes into the home folder and is no quicker.
 */
export function createEmulator(projectId: string): Promise<RequestListener> {
  const { paths } = specification.default
  specification.default.paths = Object.fromEntries(
    Object.entries(paths).filter(([path]) => !UNUSED.test(path)),
  )
  return emulator.createApp(projectId)
}

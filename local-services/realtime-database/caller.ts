import type { Path } from './path.ts'
import { denied, ok, type Actions } from './request.ts'
import type { Rules } from './rules.ts'

/** What firebase-admin sends to an emulator in place of a token. */
export const OWNER = 'owner'

/** Who is at the other end of a connection. */
export interface Caller {
  mayRead: (path: Path) => boolean
  mayWrite: (path: Path) => boolean
  actions: Actions
}

/**
 * An owner may do everything, everybody else what the rules allow. A browser is never the owner: whatever page is open in
 * it could open a connection to this machine. `onChange` hears when the caller may have lost a right.
 */
export function makeCaller(rules: Rules, isBrowser: boolean, onChange: () => void): Caller {
  let isOwner = false
  const become = (owner: boolean) => {
    isOwner = owner
    onChange()
    return ok({ auth: null })
  }
  return {
    mayRead: (path) => isOwner || rules.mayRead(path),
    mayWrite: (path) => isOwner || rules.mayWrite(path),
    actions: {
      gauth: ({ credential, isUnderRules }) => {
        if (credential !== OWNER || isBrowser) return { ...denied, s: 'invalid_token' }
        return become(!isUnderRules)
      },
      // An ID token is not looked at: the rules that are understood tell nobody from anybody.
      auth: () => become(false),
      unauth: () => become(false),
    },
  }
}

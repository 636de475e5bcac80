import { onShownAgain } from './shown-again'
import { readSignInMark } from '@/lib/auth/signed-in-hint'

/** Loads a page anew that comes out of the back/forward cache and was made for somebody who is not signed in any more. */
export function reloadForAnotherPerson(): void {
  const before = readSignInMark()
  onShownAgain(() => {
    if (readSignInMark() === before) return
    document.documentElement.hidden = true
    window.location.reload()
  })
}

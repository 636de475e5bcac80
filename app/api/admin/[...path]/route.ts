import { passedOn } from '@bieznik/contract/endpoints/passed-on'
import { passOn } from '@/lib/product-api/pass-on.server'

/** Calls of staff that need nothing of the BFF but its checks; the others have files of their own. */
const handle = passOn(passedOn)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }

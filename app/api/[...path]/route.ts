import { passedOn } from '@bieznik/contract/endpoints/passed-on'
import { passOn } from '@/lib/product-api/pass-on.server'

/** Calls that need nothing of the BFF but its checks; the others have files of their own. What is neither is refused. */
const handle = passOn(passedOn)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }

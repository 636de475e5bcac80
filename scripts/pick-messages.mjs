/* Writes what the pages for everybody say in the browser, by the list as it is now: `npm run dev` starts it when a message or the list changes. */
import { root } from './env.mjs'
import { pickReaderMessages } from './reader-messages.mjs'

await pickReaderMessages(root)

import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exists } from '../files.ts'
import { isAlive, shutDown } from './running.ts'
import { removeTemporaryFolder } from './temporary.ts'

/*
 * node end-with-owner.ts <pid> <folder>: the temporary server in this folder ends with the process of this number, also when that was
 * killed. Ends by itself when the folder is gone.
 */
const [pid = '', folder = ''] = process.argv.slice(2)
while (isAlive(Number(pid)) && (await exists(folder))) await sleep(500)
if (await exists(folder)) {
  await shutDown(join(folder, 'cluster'))
  await removeTemporaryFolder(folder)
}

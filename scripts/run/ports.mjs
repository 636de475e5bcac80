import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * @typedef {object} WantedPort
 * @property {string} who the program that listens there
 * @property {string} host
 * @property {number} port
 * @property {string} variable the one that moves it
 */

/**
 * Throws when a port is taken, naming every such port and the variable that changes it.
 *
 * @param {readonly WantedPort[]} wanted
 */
export async function requireFreePorts(wanted) {
  const taken = []
  for (const each of wanted) if (!(await isFree(each))) taken.push(each)
  if (taken.length === 0) return
  const lines = taken.map(
    ({ who, port, variable }) =>
      `Port ${port} is taken, and the ${who} needs it; ${variable} chooses another one.`,
  )
  const example = taken.map(({ variable, port }) => `${variable}=${port + 100}`).join(' ')
  throw new Error([...lines, `Is the shop running already? If not: ${example} npm start`].join('\n'))
}

/** @param {WantedPort} wanted */
async function isFree({ host, port }) {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
}

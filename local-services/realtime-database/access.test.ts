import { once } from 'node:events'
import { get, onValue, ref, set, update } from 'firebase/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { textOf } from './connection.ts'
import { DATABASE_NAME, SHOP_RULES, startTestDatabase } from './real-clients.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>
const record = { id: '1', name: 'Jan' }

beforeAll(async () => {
  database = await startTestDatabase(SHOP_RULES)
})
afterAll(() => database.stop())
beforeEach(() => database.admin().ref('Users').set({ Jan_Kowalski_1: record }))

const messageSchema = z.looseObject({ d: z.looseObject({ r: z.number().optional() }) })

interface Request {
  r: number
  a: string
  b: object
}

const readAll = async (): Promise<unknown> => (await database.admin().ref().get()).val()
const listening = (place: Parameters<typeof onValue>[0]) =>
  new Promise((resolve, reject) => {
    onValue(place, resolve, reject)
  })

describe.each([
  ['nobody', undefined],
  ['the person of the record', '1'],
])('a browser of %s', (_who, uid) => {
  it('reads nothing', async () => {
    const browser = database.browser(uid)
    for (const path of ['/', 'Users', 'Users/Jan_Kowalski_1', 'Users/Jan_Kowalski_1/name', 'nothing']) {
      await expect(get(ref(browser, path))).rejects.toThrow('Permission denied')
      await expect(listening(ref(browser, path))).rejects.toThrow('permission_denied')
    }
  })

  it('writes nothing', async () => {
    const browser = database.browser(uid)
    await expect(set(ref(browser, 'Users/Jan_Kowalski_1'), null)).rejects.toThrow('PERMISSION_DENIED')
    await expect(update(ref(browser), { 'Users/x': 1 })).rejects.toThrow('PERMISSION_DENIED')
    expect(await readAll()).toEqual({ Users: { Jan_Kowalski_1: record } })
  })
})

describe('an admin', () => {
  it.each([null, { uid: '1' }])('who acts as %j is subject to the rules', async (override) => {
    await expect(database.admin(override).ref('Users').get()).rejects.toThrow('Permission denied')
  })
})

describe('the owner', () => {
  /** A client by hand: everything that it receives until its last request is answered. */
  async function speak(headers: Record<string, string>, requests: readonly Request[]) {
    const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=${DATABASE_NAME}`, { headers })
    const messages: z.output<typeof messageSchema>[] = []
    socket.on('message', (data) => messages.push(messageSchema.parse(JSON.parse(textOf(data)))))
    await once(socket, 'message')
    requests.forEach((d) => socket.send(JSON.stringify({ t: 'd', d })))
    while (messages.at(-1)?.d.r !== requests.at(-1)?.r) await once(socket, 'message')
    socket.terminate()
    return messages.slice(1)
  }
  const [signIn, read] = [
    { r: 1, a: 'gauth', b: { cred: 'owner' } },
    { r: 2, a: 'g', b: { p: '/Users/Jan_Kowalski_1/name' } },
  ]

  it('is known by the word of the emulators', async () => {
    expect(await speak({}, [signIn, read])).toMatchObject([
      { t: 'd', d: { r: 1, b: { s: 'ok' } } },
      { t: 'd', d: { r: 2, b: { s: 'ok', d: 'Jan' } } },
    ])
  })

  it('is never a page that is open in a browser', async () => {
    expect(await speak({ origin: 'https://evil.example' }, [signIn, read])).toMatchObject([
      { d: { r: 1, b: { s: 'invalid_token' } } },
      { d: { r: 2, b: { s: 'permission_denied' } } },
    ])
  })

  it('is not whoever has another word', async () => {
    const [, answer] = await speak({}, [{ r: 1, a: 'gauth', b: { cred: 'ya29.token' } }, read])
    expect(answer).toMatchObject({ d: { r: 2, b: { s: 'permission_denied' } } })
  })

  it('who signs out receives no more', async () => {
    const listen = { r: 2, a: 'q', b: { p: '/Users/Jan_Kowalski_1/name', h: '' } }
    const messages = await speak({}, [signIn, listen, { r: 3, a: 'unauth', b: {} }])
    expect(messages).toMatchObject([
      { d: { r: 1 } },
      { d: { a: 'd', b: { d: 'Jan' } } },
      { d: { r: 2 } },
      { d: { a: 'c', b: { p: '/Users/Jan_Kowalski_1/name' } } },
      { d: { r: 3 } },
    ])
  })
})

describe('over HTTP', () => {
  const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${database.port}${path}`, { headers, method })
  const owner = { authorization: 'Bearer owner' }

  it('the owner looks in', async () => {
    expect(await (await call(`/Users.json?ns=${DATABASE_NAME}`, owner)).json()).toEqual({
      Jan_Kowalski_1: record,
    })
    expect(await (await call(`/.json?ns=${DATABASE_NAME}`, owner)).json()).toEqual({
      Users: { Jan_Kowalski_1: record },
    })
    expect(await (await call('/.json?ns=another', owner)).json()).toBeNull()
    expect(await (await call('/.settings/rules.json', owner)).json()).toHaveProperty('rules')
  })

  it.each([
    ['nobody else', `/.json?ns=${DATABASE_NAME}`, {}, 401],
    ['no page', `/.json?ns=${DATABASE_NAME}`, { ...owner, origin: 'https://evil.example' }, 401],
    ['no database without a name', '/.json', owner, 400],
    ['no name that leads elsewhere', '/.json?ns=..%2F..%2Fetc', owner, 400],
    ['no path that can be none', `/a%23b.json?ns=${DATABASE_NAME}`, owner, 400],
    ['no address that cannot be read', `/%ff.json?ns=${DATABASE_NAME}`, owner, 400],
    ['no long polling', '/.lp?v=5&ns=x', {}, 404],
    ['nothing else', '/', {}, 404],
  ])('%s', async (_what, path, headers, status) => {
    expect((await call(path, headers)).status).toBe(status)
  })

  it('nobody writes', async () => {
    expect((await call(`/.json?ns=${DATABASE_NAME}`, owner, 'PUT')).status).toBe(404)
  })
})

describe('a client that does not keep to the protocol', () => {
  it.each(['{', '[]', '{"t":"x"}', '{"t":"d","d":{"a":"g"}}', '5000000'])(
    'as with %s is sent away',
    async (text) => {
      const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=${DATABASE_NAME}`, {})
      await once(socket, 'message')
      socket.send(text)
      await once(socket, 'close')
      expect(await readAll()).toEqual({ Users: { Jan_Kowalski_1: record } })
      expect(database.errors).toEqual([])
    },
  )
})

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startLocalPeople } from '@/tests/local-people'
import { startLoopback, type Loopback } from '@/tests/loopback'

let people: Awaited<ReturnType<typeof startLocalPeople>>
let productApi: Loopback
let isAway = false
/** What the product API was asked, and how many records there were at that moment. */
let asked: string[] = []

let erasePerson: typeof import('./erase-person.server').erasePerson
let createUserRecord: typeof import('./user-records.server').createUserRecord

beforeAll(async () => {
  people = await startLocalPeople()
  productApi = await startLoopback((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    if (isAway) response.socket?.destroy()
    else response.setHeader('content-type', 'application/json').end('{"cart_lines":[]}')
  })
  vi.stubEnv('PRODUCT_API_URL', productApi.origin)
  vi.resetModules()
  ;({ erasePerson } = await import('./erase-person.server'))
  ;({ createUserRecord } = await import('./user-records.server'))
}, 30_000)
afterAll(async () => {
  await productApi.close()
  await people.stop()
})
beforeEach(async () => {
  isAway = false
  asked = []
  await people.database.ref().remove()
})

async function aPerson() {
  const { uid } = await people.createAccount('Jan Kowalski')
  await createUserRecord(uid, { name: 'Jan', surname: 'Kowalski', phone: '+48600100200' })
  return { caller: { uid, token: 'the-token' }, requestId: 'the-request' }
}

const whatIsLeft = async (uid: string): Promise<unknown> => ({
  records: (await people.database.ref('Users').get()).numChildren(),
  account: (await people.accounts.getUsers([{ uid }])).users.length,
})

it('erases at the product API with the person’s own token, then record and account', async () => {
  const who = await aPerson()
  await erasePerson(who)
  expect(asked).toEqual([`DELETE /api/shop/people/${who.caller.uid} Bearer the-token`])
  expect(await whatIsLeft(who.caller.uid)).toEqual({ records: 0, account: 0 })
})

it('leaves record and account while the product API is away, and a repeat finishes', async () => {
  const who = await aPerson()
  isAway = true
  await expect(erasePerson(who)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await whatIsLeft(who.caller.uid)).toEqual({ records: 1, account: 1 })
  isAway = false
  await erasePerson(who)
  expect(await whatIsLeft(who.caller.uid)).toEqual({ records: 0, account: 0 })
})

it('erases nothing at the product API while the records are away', async () => {
  const who = await aPerson()
  await people.goAway()
  await expect(erasePerson(who)).rejects.toMatchObject({ code: 'unavailable' })
  expect(asked).toEqual([])
  await people.comeBack()
  expect(await whatIsLeft(who.caller.uid)).toEqual({ records: 1, account: 1 })
})

it('erases nothing of an account that is not there any more', async () => {
  const who = await aPerson()
  await people.accounts.deleteUser(who.caller.uid)
  await expect(erasePerson(who)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(asked).toEqual([])
})

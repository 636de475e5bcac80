// @vitest-environment jsdom
import { setTimeout as sleep } from 'node:timers/promises'
import { carsSchema, MAX_CARS, type Cars } from '@bieznik/contract/catalogue/fit/car'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AuthState } from '@/lib/auth/auth-state'
import type { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { aCar, jan } from '@/tests/shop-examples'

/** The account's cars, and what the BFF does with a call. */
const fake = vi.hoisted(() => ({
  state: { status: 'signed-out' } as AuthState,
  account: null as Cars | null,
  callBff: vi.fn<typeof callBff>(),
}))
vi.mock('@/lib/auth/auth-state', () => ({ getAuthState: () => fake.state }))
vi.mock('@/lib/http/bff', () => ({ callBff: fake.callBff }))

const OUTAGE = new ProblemError('unavailable', 'the shop does not answer')
const answer: typeof callBff = async (_path, { json, reply }) => {
  if (json !== undefined) fake.account = carsSchema.parse(json)
  return reply.parse({ cars: fake.account })
}

/** The modules as a page that has just been opened has them. */
async function open(uid = jan.uid, isGuest = false) {
  vi.resetModules()
  fake.state = { status: 'signed-in', person: { ...jan, uid, isGuest } }
  window.localStorage.setItem('bieznik.signedIn', String(Date.now() + 3_600_000))
  const cars = await import('./cars')
  return { ...cars, ...(await import('./sync-cars')), ...(await import('./cars-owner')) }
}
const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null')
const storedCars = () => carsSchema.nullable().parse(stored('bieznik.cars'))
const owner = () => stored('bieznik.carsOwner')
const store = (cars: Cars | null) => window.localStorage.setItem('bieznik.cars', JSON.stringify(cars))
const calls = () => fake.callBff.mock.calls.map(([, { method = 'GET' }]) => method)
const one = (id: string, name = ''): Cars => ({ cars: [aCar(id, name)], currentId: id })

let failures: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  window.localStorage.clear()
  fake.account = null
  fake.callBff.mockReset().mockImplementation(answer)
  failures = vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => void vi.restoreAllMocks())

it('unites the browser’s own cars with those of the account, once', async () => {
  store(one('2'))
  fake.account = one('1')
  const { syncCars, syncStaleCars } = await open()
  await syncCars()
  expect(storedCars()).toEqual({ cars: [aCar('1'), aCar('2')], currentId: '2' })
  expect(fake.account).toEqual(storedCars())
  expect(owner()).toMatchObject({ uid: jan.uid, unsent: null })
  await syncStaleCars()
  expect(calls()).toEqual(['GET', 'PUT'])
})

it('brings the account’s cars to a browser that has none, and sends nothing', async () => {
  fake.account = one('1')
  const { syncStaleCars } = await open()
  await syncStaleCars()
  expect(storedCars()).toEqual(one('1'))
  expect(calls()).toEqual(['GET'])
})

it('leaves both as they are while there is no room for the cars of both', async () => {
  const many = { cars: Array.from({ length: MAX_CARS }, (_, index) => aCar(`${index}`)), currentId: '0' }
  fake.account = many
  store(one('new'))
  const { syncCars, removeCar } = await open()
  await syncCars()
  expect(storedCars()).toEqual(one('new'))
  expect(fake.account).toEqual(many)
  removeCar('new')
  await vi.waitFor(() => expect(storedCars()).toEqual(many))
})

it('does nothing for people without an account', async () => {
  store(one('1'))
  const { syncCars } = await open('guest', true)
  await syncCars()
  expect(fake.callBff).not.toHaveBeenCalled()
  expect(owner()).toBeNull()
})

it('shows the account’s cars in place of those that it had before', async () => {
  store(one('1'))
  const { syncCars } = await open()
  await syncCars()
  fake.account = one('2')
  await syncCars()
  expect(storedCars()).toEqual(one('2'))
  expect(calls()).toEqual(['GET', 'PUT', 'GET'])
})

it('does not give one person’s cars to another', async () => {
  store(one('1'))
  await (await open('ola')).syncCars()
  fake.account = null
  await (await open()).syncCars()
  expect(storedCars()).toBeNull()
  expect(fake.account).toBeNull()
  expect(owner()).toMatchObject({ uid: jan.uid })
})

it('sends a change by itself, and leaves what another device has changed', async () => {
  fake.account = { cars: [aCar('1'), aCar('2')], currentId: '1' }
  const { syncCars, saveCar, removeCar } = await open()
  await syncCars()
  fake.account = { cars: [aCar('1'), aCar('2'), aCar('3', 'elsewhere')], currentId: '3' }
  removeCar('1')
  saveCar(aCar('4'))
  await vi.waitFor(() => expect(owner()).toMatchObject({ unsent: null }))
  expect(fake.account).toEqual({ cars: [aCar('2'), aCar('3', 'elsewhere'), aCar('4')], currentId: '4' })
  expect(storedCars()).toEqual(fake.account)
})

it('stores a change that could not be sent, and sends it from the next page', async () => {
  fake.account = one('1')
  const { syncCars, saveCar } = await open()
  await syncCars()
  fake.callBff.mockRejectedValue(OUTAGE)
  saveCar(aCar('2'))
  await vi.waitFor(() => expect(failures).toHaveBeenCalledOnce())
  expect(storedCars()?.cars).toEqual([aCar('1'), aCar('2')])
  fake.callBff.mockImplementation(answer)
  await (await open()).syncStaleCars()
  expect(fake.account?.cars).toEqual([aCar('1'), aCar('2')])
  expect(owner()).toMatchObject({ unsent: null })
})

it.each(['GET', 'PUT'])(
  'sends what is changed while the %s of another change is on its way',
  async (during) => {
    fake.account = one('1')
    const { syncCars, saveCar } = await open()
    await syncCars()
    let isFirst = true
    fake.callBff.mockImplementation(async (path, request) => {
      if (isFirst && (request.method ?? 'GET') === during) {
        isFirst = false
        saveCar(aCar('3'))
        // Until the change has asked to be sent.
        await sleep(50)
      }
      return answer(path, request)
    })
    saveCar(aCar('2'))
    await vi.waitFor(() => expect(fake.account?.cars).toHaveLength(3))
    await vi.waitFor(() => expect(owner()).toMatchObject({ unsent: null }))
    expect(storedCars()).toEqual(fake.account)
  },
)

it('writes nothing down for somebody who has signed out in the meantime', async () => {
  fake.account = one('1')
  const { syncCars, removeAccountCars } = await open()
  fake.callBff.mockImplementation(async (...call) => {
    window.localStorage.removeItem('bieznik.signedIn')
    removeAccountCars()
    return answer(...call)
  })
  await syncCars()
  expect(storedCars()).toBeNull()
  expect(owner()).toBeNull()
  expect(failures).not.toHaveBeenCalled()
})

it('takes an account’s cars away at sign-out, and leaves those that are nobody’s', async () => {
  store(one('1'))
  const { syncCars, removeAccountCars } = await open()
  removeAccountCars()
  expect(storedCars()).toEqual(one('1'))
  await syncCars()
  removeAccountCars()
  expect(storedCars()).toBeNull()
  expect(owner()).toBeNull()
})

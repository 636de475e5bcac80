import fc from 'fast-check'
import { get, ref, runTransaction, set } from 'firebase/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestDatabase } from './real-clients.ts'

let database: Awaited<ReturnType<typeof startTestDatabase>>

beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database.stop())

const addOne = (value: number | null) => (value ?? 0) + 1

describe('transactions', { timeout: 30_000 }, () => {
  it('of two clients lose nothing: 50 each make 100', async () => {
    const clients = [database.admin(), database.admin()].map((client) => client.ref('shared'))
    await Promise.all(
      clients.map(async (client) => {
        for (let turn = 0; turn < 50; turn += 1)
          expect((await client.transaction(addOne)).committed).toBe(true)
      }),
    )
    expect((await clients[0]?.get())?.val()).toBe(100)
  })

  it('of the browser and the server meet', async () => {
    const [browser, admin] = [ref(database.browser(), 'mixed'), database.admin().ref('mixed')]
    const turns = Array.from({ length: 20 }, () => [
      runTransaction(browser, addOne),
      admin.transaction(addOne),
    ])
    await Promise.all(turns.flat())
    expect((await get(browser)).val()).toBe(40)
  })

  it('can be given up', async () => {
    const place = database.admin().ref('given-up')
    await place.set('taken')
    // The first guess is that nothing is there; the second one knows.
    const { committed, snapshot } = await place.transaction((value) => (value === null ? null : undefined))
    expect(committed).toBe(false)
    expect(snapshot.val()).toBe('taken')
  })

  it('agree with both SDKs on the hash of any value', async () => {
    const key = fc.stringMatching(/^[a-zA-Z0-9 ąłóżЖ-]{1,8}$/)
    const leaf = fc.oneof(
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      // The SDK itself is wrong about the bits of numbers that are smaller than this.
      fc
        .double({ noNaN: true, min: -1e15, max: 1e15 })
        .filter((number) => number === 0 || Math.abs(number) > 1e-290),
      fc.integer(),
      fc.boolean(),
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      ),
    }))
    const [browser, admin] = [database.browser(), database.admin()]
    let place = 0
    await fc.assert(
      fc.asyncProperty(tree, async (value) => {
        place += 1
        await set(ref(browser, `any/${place}`), value)
        // After the guess that nothing is there, what is there has to be confirmed at the first go.
        let runs = 0
        const { committed } = await admin.ref(`any/${place}`).transaction((current: unknown) => {
          runs += 1
          return { current: current ?? 0 }
        })
        expect({ committed, runs }).toEqual({ committed: true, runs: 2 })
      }),
      { numRuns: 300 },
    )
  })
})

import { accountCars } from '@bieznik/contract/endpoints/account-cars'
import type { Cars } from '@bieznik/contract/catalogue/fit/car'
import { readSignedInHint } from '@/lib/auth/signed-in-hint'
import { callForCartOf } from '@/lib/cart/send-intent'
import { callEndpoint } from '@/lib/http/call-endpoint'
import { ProblemError } from '@/lib/http/problem-error'
import { logFailure } from '@/lib/log/browser'
import { readCars, replaceCars } from './cars'
import { accountUid, removeAccountCars, readCarsOwner, writeCarsOwner } from './cars-owner'
import { mergeCars } from './merge-cars'
import { onCarsChanged } from './stored-cars'
import { setSyncState } from './sync-state'

const NONE: Cars = { cars: [], currentId: null }

/** How long other devices may have changed something before a page asks, in milliseconds. */
const FRESH_MS = 3_600_000

let running: Promise<void> | undefined
let isAsked = false

onCarsChanged(() => {
  if (accountUid() !== null) void syncCars()
})

/**
 * Makes the cars of this browser and of the signed-in account the same: what was changed here is sent, the rest is the
 * account's. One at a time; what changes meanwhile is sent afterwards. It never throws: `useSyncState` says how it ended.
 */
export function syncCars(): Promise<void> {
  isAsked = true
  running ??= run().finally(() => {
    running = undefined
  })
  return running
}

/** For pages that are about something else: once after a sign-in, after changes that have not arrived, and now and then. */
export async function syncStaleCars(): Promise<void> {
  const owner = readCarsOwner()
  const isFresh =
    owner?.uid === accountUid() && owner?.unsent === null && Math.abs(Date.now() - owner.checkedAt) < FRESH_MS
  if (!isFresh) await syncCars()
}

async function run(): Promise<void> {
  while (isAsked) {
    isAsked = false
    const uid = accountUid()
    if (uid !== null) await syncOnce(uid)
  }
}

/** Leaving the page ends the calls: what has not arrived is sent by the next one. */
async function syncOnce(uid: string): Promise<void> {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  window.addEventListener('pagehide', leave)
  setSyncState('syncing')
  try {
    setSyncState((await syncWith(uid, leaving.signal)) ? 'synced' : 'full')
  } catch (error) {
    const isOver = leaving.signal.aborted || !isSignedIn(uid)
    setSyncState(isOver ? 'unknown' : 'failed')
    if (!isOver) logFailure('the cars could not be stored with the account', error)
  } finally {
    window.removeEventListener('pagehide', leave)
  }
}

/** False: nothing is changed anywhere, because there is no room for the cars of both. */
async function syncWith(uid: string, signal: AbortSignal): Promise<boolean> {
  dropCarsOfAnother(uid)
  const { cars: account } = await callForCartOf(uid, () => callEndpoint(accountCars.get, {}, signal))
  if (!isSignedIn(uid)) throw new ProblemError('unauthenticated', 'nobody is signed in by now')
  const unsent = listUnsent(account)
  const next = account && unsent === null ? account : mergeCars(account ?? NONE, readCars(), unsent ?? [])
  if (!next) return false
  const isKnown = isSame(next, account ?? NONE)
  replaceCars(next)
  writeCarsOwner({ uid, checkedAt: Date.now(), unsent: isKnown ? null : unsent })
  if (isKnown) return true
  await callForCartOf(uid, () => callEndpoint(accountCars.replace, { json: next }, signal))
  noteArrived(uid, next)
  return true
}

/** The hint is the first to know of a sign-out in another tab. */
const isSignedIn = (uid: string): boolean => readSignedInHint() && accountUid() === uid

function dropCarsOfAnother(uid: string): void {
  const owner = readCarsOwner()
  if (!owner || owner.uid === uid) return
  removeAccountCars()
  replaceCars(NONE)
}

/** The cars that the account may not have as they are here; null: whatever it has is right. */
function listUnsent(account: Cars | null): readonly string[] | null {
  const owner = readCarsOwner()
  return owner && account ? owner.unsent : readCars().cars.map(({ id }) => id)
}

/** What was changed while it was on its way is still to be sent. */
function noteArrived(uid: string, sent: Cars): void {
  const owner = readCarsOwner()
  if (owner?.uid === uid && isSame(readCars(), sent)) writeCarsOwner({ ...owner, unsent: null })
}

/** Both were read by the same schema, so their fields are in the same order. */
const isSame = (some: Cars, others: Cars): boolean => JSON.stringify(some) === JSON.stringify(others)

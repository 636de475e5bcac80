import { carriers, type Carrier, type Parcel } from '@bieznik/contract/selling/parcel'
import { readLocal, writeLocal } from '@/lib/storage/stored-text'

const KEY = 'bieznik.carrier'

/** The carrier of the parcel that was written down last in this browser. */
export const rememberCarrier = (carrier: Carrier): void => writeLocal(KEY, carrier)

/** What the next parcel begins with: the carrier of the last one, else that of the newest of these parcels. */
export function lastCarrier(parcels: readonly Pick<Parcel, 'id' | 'carrier'>[] = []): Carrier {
  const last = readLocal(KEY)
  const [newest] = parcels.toSorted((one, two) => two.id - one.id)
  return carriers.find((known) => known === last) ?? newest?.carrier ?? 'dpd'
}

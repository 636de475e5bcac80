import { MAX_CARS, type Cars } from '@bieznik/contract/catalogue/fit/car'

/**
 * The account's cars with those that this browser has added, edited or removed (`changed`: their ids) as they are here, new ones last.
 * Null: they are more than there is room for.
 */
export function mergeCars(account: Cars, local: Cars, changed: readonly string[]): Cars | null {
  const isChanged = new Set(changed)
  const ours = new Map(local.cars.flatMap((car) => (isChanged.has(car.id) ? [[car.id, car] as const] : [])))
  const isKnown = new Set(account.cars.map(({ id }) => id))
  const known = account.cars.flatMap((car) => (isChanged.has(car.id) ? (ours.get(car.id) ?? []) : car))
  const added = [...ours.values()].filter(({ id }) => !isKnown.has(id))
  const cars = [...known, ...added]
  if (cars.length > MAX_CARS) return null
  const has = (currentId: string | null) => cars.some(({ id }) => id === currentId)
  const currentId = [local.currentId, account.currentId].find(has) ?? cars[0]?.id ?? null
  return { cars, currentId }
}

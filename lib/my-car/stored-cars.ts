import { readLocal, writeLocal } from '@/lib/storage/stored-text'

export const CARS_KEY = 'bieznik.cars'

/** The cars of this browser as text. `cars.ts` parses it with Zod, which pages load only where there is one. */
export const readStoredCars = (): string | null => readLocal(CARS_KEY)

const listeners = new Set<() => void>()

/** Subscribes to what this page writes; returns what ends that. */
export function onStoredCars(changed: () => void): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** False where the browser refused. */
export function writeStoredCars(text: string | null): boolean {
  writeLocal(CARS_KEY, text)
  for (const changed of listeners) changed()
  return readStoredCars() === text
}

let listener: () => void = () => {}

/** Tells `sync-cars.ts` of changes by the person, where it is loaded; else what was noted as unsent is sent by the next page. */
export function onCarsChanged(next: () => void): void {
  listener = next
}

export const notifyCarsChanged = (): void => listener()

'use client'

import { carsSchema, currentCar, type Car, type Cars } from '@bieznik/contract/fit/car'
import { formatMarkedSize } from '@bieznik/contract/tire-size'
import { useSyncExternalStore } from 'react'
import { CARS_KEY, readStoredCars, writeStoredCars } from './stored-cars'

const NONE: Cars = { cars: [], currentId: null }

let cars: Cars | undefined
const listeners = new Set<() => void>()

/** Text that somebody has edited in the browser's storage counts as none. */
function parseCars(text: string | null): Cars {
  try {
    return text === null ? NONE : carsSchema.parse(JSON.parse(text))
  } catch {
    return NONE
  }
}

function getCars(): Cars {
  cars ??= parseCars(readStoredCars())
  return cars
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Where a browser refuses storage, the cars last as long as the page. */
function write(next: Cars): boolean {
  cars = next
  const isKept = writeStoredCars(next.cars.length > 0 ? JSON.stringify(next) : null)
  notify()
  return isKept
}

/** Another tab has changed them. */
function readAnew({ key }: StorageEvent): void {
  if (key !== CARS_KEY && key !== null) return
  cars = undefined
  notify()
}

function subscribe(listener: () => void): () => void {
  // What another tab has written while nobody listened.
  if (listeners.size === 0 && readStoredCars() !== null) cars = undefined
  if (listeners.size === 0) window.addEventListener('storage', readAnew)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAnew)
  }
}

/** The cars of this browser; null until the page is hydrated, for the server knows nothing of them. */
export function useCars(): Cars | null {
  return useSyncExternalStore(subscribe, getCars, () => null)
}

/** Adds a car, or replaces the one that has its id; it is then the one that products are compared with. False where the browser refused to keep it. */
export function saveCar(car: Car): boolean {
  const before = getCars().cars
  const isKnown = before.some(({ id }) => id === car.id)
  return write({
    cars: isKnown ? before.map((each) => (each.id === car.id ? car : each)) : [...before, car],
    currentId: car.id,
  })
}

export function removeCar(id: string): void {
  const before = getCars()
  const left = { ...before, cars: before.cars.filter((each) => each.id !== id) }
  write({ ...left, currentId: currentCar(left)?.id ?? null })
}

export function chooseCar(id: string): void {
  write({ ...getCars(), currentId: id })
}

/** Its name, or the size that is on it. */
export function carName({ name, sizes: [size] }: Car): string {
  return name || (size ? formatMarkedSize(size, size.loadClass) : '')
}

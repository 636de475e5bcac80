'use client'

import { carsSchema, currentCar, MAX_CARS, type Car, type Cars } from '@bieznik/contract/catalogue/fit/car'
import { useSyncExternalStore } from 'react'
import { noteUnsent } from './cars-owner'
import { CARS_KEY, readStoredCars, notifyCarsChanged, writeStoredCars } from './stored-cars'

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
  const isStored = writeStoredCars(next.cars.length > 0 ? JSON.stringify(next) : null)
  notify()
  return isStored
}

/** A change by the person: stored here at once and, where somebody is signed in, with the account afterwards. */
function change(next: Cars, carId: string | null): boolean {
  noteUnsent(carId)
  const isStored = write(next)
  notifyCarsChanged()
  return isStored
}

/** As they are in the browser's storage now, which another tab may have changed. */
export function readCars(): Cars {
  cars = undefined
  return getCars()
}

/** Puts the account's cars in the place of those of this browser. */
export function replaceCars(next: Cars): void {
  write(next)
}

/** Another tab has changed them. */
function readAnew({ key }: StorageEvent): void {
  if (key !== CARS_KEY && key !== null) return
  cars = undefined
  notify()
}

function subscribe(listener: () => void): () => void {
  // What another tab has written while nothing listened here.
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

/**
 * Adds a car, or replaces the one that has its id; it is then the one that products are compared with. False where the browser refused to
 * store it, or has no room for another.
 */
export function saveCar(car: Car): boolean {
  const before = getCars().cars
  const isKnown = before.some(({ id }) => id === car.id)
  if (!isKnown && before.length >= MAX_CARS) return false
  const after = isKnown ? before.map((each) => (each.id === car.id ? car : each)) : [...before, car]
  return change({ cars: after, currentId: car.id }, car.id)
}

export function removeCar(id: string): void {
  const before = getCars()
  const left = { ...before, cars: before.cars.filter((each) => each.id !== id) }
  change({ ...left, currentId: currentCar(left)?.id ?? null }, id)
}

export function chooseCar(id: string): void {
  change({ ...getCars(), currentId: id }, null)
}

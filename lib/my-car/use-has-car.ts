import { useSyncExternalStore } from 'react'
import { onStoredCars, readStoredCars } from './stored-cars'

const hasCar = (): boolean => readStoredCars() !== null

/** Whether a car is saved in this browser; null until the page is hydrated. */
export const useHasCar = (): boolean | null => useSyncExternalStore(onStoredCars, hasCar, () => null)

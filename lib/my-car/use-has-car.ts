import { useSyncExternalStore } from 'react'
import { readStoredCars } from './stored-cars'

const never = () => () => {}
const hasCar = (): boolean => readStoredCars() !== null

/** Whether something is noted of a car in this browser; false until the page is hydrated. */
export const useHasCar = (): boolean => useSyncExternalStore(never, hasCar, () => false)

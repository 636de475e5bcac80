import type { BoltCircle } from './bolt-circles.ts'

/** Threads of the wheel bolts or studs that cars with this bolt circle have, the most usual first. */
export const boltThreads: Record<BoltCircle, readonly string[]> = {
  '4x100': ['M12x1.5', 'M12x1.25'],
  '4x108': ['M12x1.5', 'M12x1.25'],
  '5x100': ['M14x1.5', 'M12x1.25', 'M12x1.5'],
  '5x108': ['M12x1.5', 'M14x1.5', 'M12x1.25'],
  '5x110': ['M12x1.5', 'M14x1.25'],
  '5x112': ['M14x1.5', 'M12x1.5', 'M14x1.25'],
  '5x114.3': ['M12x1.5', 'M12x1.25', 'M14x1.5'],
  '5x118': ['M14x1.5'],
  '5x120': ['M12x1.5', 'M14x1.25', 'M14x1.5'],
  '5x127': ['M14x1.5', '1/2"-20 UNF'],
  '5x130': ['M14x1.5'],
  '5x139.7': ['M12x1.25', 'M14x1.5'],
  '5x160': ['M14x1.5'],
  '6x114.3': ['M12x1.25'],
  '6x139.7': ['M12x1.5', 'M12x1.25', 'M14x1.5'],
}

/** Thicknesses in mm: up to 15 slipped onto the hub with longer bolts, from 20 bolted to it. */
export const spacerThicknesses = [3, 5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50] as const

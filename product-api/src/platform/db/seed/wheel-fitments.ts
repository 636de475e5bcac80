import type { BoltCircle } from './bolt-circles.ts'

/** What kind of car a hub belongs to; it decides which rims exist for it. */
export type WheelUse = 'car' | 'offRoad' | 'van'

interface WheelFitment {
  boltSpacing: BoltCircle
  /** mm */
  centralBoreDiameter: number
  use: WheelUse
  /** Smallest and largest rim in inches that clears the brakes and the arches of such cars. */
  diameters: readonly [smallest: number, largest: number]
}

type FitmentRow = readonly [BoltCircle, bore: number, WheelUse, smallest: number, largest: number]

const rows: readonly FitmentRow[] = [
  ['4x100', 54.1, 'car', 13, 16], // Toyota, Mazda, Suzuki
  ['4x100', 56.1, 'car', 13, 16], // Honda, Mini
  ['4x100', 56.6, 'car', 13, 16], // Opel
  ['4x100', 57.1, 'car', 13, 15], // Volkswagen
  ['4x100', 60.1, 'car', 14, 17], // Renault, Dacia
  ['4x108', 63.4, 'car', 14, 17], // Ford
  ['4x108', 65.1, 'car', 14, 17], // Peugeot, Citroën
  ['5x100', 54.1, 'car', 15, 18], // Toyota
  ['5x100', 56.1, 'car', 15, 18], // Subaru
  ['5x100', 57.1, 'car', 14, 18], // Škoda, Seat, Volkswagen
  ['5x108', 60.1, 'car', 16, 19], // Renault
  ['5x108', 63.4, 'car', 15, 20], // Ford, Volvo
  ['5x108', 65.1, 'car', 15, 19], // Peugeot, Citroën
  ['5x110', 65.1, 'car', 15, 19], // Opel, Alfa Romeo, Saab
  ['5x112', 57.1, 'car', 15, 19], // Volkswagen, Škoda, Seat
  ['5x112', 66.6, 'car', 15, 20], // Mercedes-Benz, Audi, BMW
  ['5x114.3', 60.1, 'car', 15, 19], // Toyota, Suzuki
  ['5x114.3', 64.1, 'car', 15, 19], // Honda
  ['5x114.3', 66.1, 'car', 15, 19], // Nissan, Renault
  ['5x114.3', 67.1, 'car', 15, 20], // Mazda, Mitsubishi, Hyundai, Kia
  ['5x118', 71.1, 'van', 16, 17], // Renault Master and Trafic, Opel Movano and Vivaro
  ['5x120', 65.1, 'van', 16, 18], // Volkswagen Transporter T5 and T6
  ['5x120', 72.6, 'car', 15, 20], // BMW
  ['5x127', 71.6, 'offRoad', 15, 20], // Jeep
  ['5x130', 71.6, 'car', 17, 20], // Porsche, Volkswagen Touareg
  ['5x130', 84.1, 'offRoad', 16, 20], // Mercedes-Benz G
  ['5x130', 89.1, 'van', 16, 16], // Renault Master, Opel Movano
  ['5x139.7', 98.1, 'offRoad', 15, 16], // Lada Niva
  ['5x139.7', 108.1, 'offRoad', 15, 17], // Suzuki Samurai, Jimny, Vitara
  ['5x160', 65.1, 'van', 15, 17], // Ford Transit
  ['6x114.3', 66.1, 'offRoad', 16, 18], // Nissan Navara and Pathfinder
  ['6x139.7', 67.1, 'offRoad', 15, 18], // Mitsubishi Pajero and L200
  ['6x139.7', 78.1, 'offRoad', 15, 20], // Opel Frontera, Isuzu, Chevrolet
  ['6x139.7', 100.1, 'offRoad', 15, 17], // Nissan Patrol
  ['6x139.7', 106.1, 'offRoad', 15, 20], // Toyota Land Cruiser and Hilux
]

/** Hubs as the makers of the cars build them: each bolt circle with the centre bores that belong to it. */
export const wheelFitments: readonly WheelFitment[] = rows.map(
  ([boltSpacing, centralBoreDiameter, use, smallest, largest]) => ({
    boltSpacing,
    centralBoreDiameter,
    use,
    diameters: [smallest, largest],
  }),
)

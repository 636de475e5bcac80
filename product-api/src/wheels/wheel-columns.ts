import { wheels } from '../db/schema/catalogue.ts'

export const wheelColumns = {
  typeOfWheel: wheels.typeOfWheel,
  diameter: wheels.diameter,
  width: wheels.width,
  centralBoreDiameter: wheels.centralBoreDiameter,
  boltSpacing: wheels.boltSpacing,
  color: wheels.color,
  material: wheels.material,
}

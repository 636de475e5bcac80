import { spacers } from '../db/schema/catalogue.ts'

export const spacerColumns = {
  boltDistance: spacers.boltDistance,
  boltInfo: spacers.boltInfo,
  thickness: spacers.thickness,
}

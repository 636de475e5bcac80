import { tires } from '../db/schema/catalogue.ts'

export const tireColumns = {
  manufacturer: tires.manufacturer,
  typeOfTire: tires.typeOfTire,
  icVc: tires.icVc,
  width: tires.width,
  profile: tires.profile,
  diameter: tires.diameter,
  season: tires.season,
  protector: tires.protector,
  urls: tires.urls,
  inf: tires.inf,
}

export const tireTypes = ['passenger', 'truck', '4X4'] as const
export type TireType = (typeof tireTypes)[number]

/** What a carcass is reinforced for: C vans, LT light trucks (American standards), XL (RF, extra load) a higher pressure in cars. */
export const loadClasses = ['C', 'LT', 'XL'] as const
export type LoadClass = (typeof loadClasses)[number]

/** What a tire is sold as. Nothing else is sold, so no used tire is either. */
export const conditions = ['new', 'retreaded'] as const
export type Condition = (typeof conditions)[number]

export const seasons = ['summer', 'winter', 'allseason'] as const

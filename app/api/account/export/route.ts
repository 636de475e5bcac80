import { route } from '@/lib/http/route.server'
import { getPersonalData, personalDataSchema } from '@/lib/user-records/personal-data.server'

/** A copy of one's data as a file. */
export const GET = route({ role: 'customer', reply: personalDataSchema }, async (who) => {
  const data = await getPersonalData(who)
  const fileName = `bieznik-${data.exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`
  return { data, headers: { 'content-disposition': `attachment; filename="${fileName}"` } }
})

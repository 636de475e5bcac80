import { sql } from 'drizzle-orm'
import { test } from 'vitest'
import { buildTestShop } from '../../test/shop.ts'
const { db } = await buildTestShop()
const texts = ['Nadbieg Szuter AT 195/80 R15 96T','195/80R15','195 80 15','1958015','195/80ZR15','195-80-15','195/80 Р15','31x10.5 R15','31x10.50R15LT','31/10,50-15','31X10.50 R15','31х10.5 Р15','195R14C 106/104Q','7.50R16','205/55ZR16 91W XL','5x112','5 x 112','5/112','5*112','112x5','5X114,3','5x114.30','114.3x5','Felga aluminiowa Bystra 7Jx17 5x112 66.6, srebrny','17x7J','7 J x 17','15x6','Dystans 5x112 20 mm M14x1.5','Dystans 5x120 20mm M14 x 1,50','Łódź','ŁÓDŹ','Ло\u0308дз','Lo\u0301dz\u0301', 'Przełęcz — HT "x"','%','_','__proto__',"'; drop table products; --",'195/80','R15','r 15','zr16','295/60R22.5','10.00 R20', '195 65 R15 91T','4 szt 195/65 R15', '...', '/', '-', '5x139.7 108.1, biały', '6x15 5x112', '205/70 R15C 106R','ꞌ½']
test('x', async () => {
  for (const t of texts) {
    const { rows } = await db.execute<{ f: string; g: string }>(sql`select fold_title(${t}) as f, fold_title(fold_title(${t})) as g`)
    console.log(JSON.stringify(t), '→', JSON.stringify(rows[0]?.f), rows[0]?.f === rows[0]?.g ? '' : 'NOT IDEMPOTENT ' + rows[0]?.g)
  }
})

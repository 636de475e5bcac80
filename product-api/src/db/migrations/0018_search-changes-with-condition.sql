-- The index of the search reads the condition of a tire and the second bolt circle of a wheel as well.
CREATE OR REPLACE TRIGGER tires_search_changed AFTER INSERT OR DELETE OR UPDATE OF
  manufacturer, protector, type_of_tire, season, snow_marking, ic_vc, load_class, load_index, top_speed,
  width, profile, diameter, model, ean, part_number, is_retreaded
ON tires FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');--> statement-breakpoint
CREATE OR REPLACE TRIGGER wheels_search_changed AFTER INSERT OR DELETE OR UPDATE OF
  type_of_wheel, diameter, width, central_bore_diameter, bolt_spacing, second_bolt_spacing, color, material, et,
  model, ean, part_number
ON wheels FOR EACH ROW EXECUTE FUNCTION public.note_search_change('product_id');

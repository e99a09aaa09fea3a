"""Goods with lights of their own, moved with their lights."""
import bpy

from parts import lay


def placed(build, place=(0, 0, 0), turn=0, cord=False):
    """Build something with its lights and cords and move all of it; gives back what is to be framed."""
    before = set(bpy.data.objects)
    goods = build()
    new = [thing for thing in bpy.data.objects if thing not in before]
    if not cord:
        for thing in [thing for thing in new if thing.name.startswith("cord")]:
            new.remove(thing)
            bpy.data.objects.remove(thing)
    lay(new, place, turn)
    return goods

"""A file system that holds in memory what was not synced. Killed, it has forgotten it, as a machine without power has.

    python3 forgetful-files.py KEPT MOUNTED    serves the folder MOUNTED; what was synced is in the folder KEPT
    python3 forgetful-files.py --try           ends with 0 if it can be used here, else says what is missing

fsync of a file keeps its content and its length. fsync of a folder keeps its names, and nothing of what they lead to.
A file whose name was kept and whose content wasn't is empty. Modes and times aren't kept.
"""

import errno
import json
import os
import stat
import sys
import tempfile
import time

try:
    import pyfuse3
    import trio
except ImportError:
    sys.exit("Debian's package python3-pyfuse3 is missing.")


class Node:
    def __init__(self, number, names=None, mode=0o600):
        self.number, self.names, self.mode = number, names, mode
        self.data = bytearray()
        self.unsynced = []  # (offset, bytes), or (length, None) for a new length
        self.changed = time.time_ns()

    def resize(self, size):
        self.data[size:] = bytes(max(0, size - len(self.data)))
        self.unsynced.append((size, None))


class ForgetfulFiles(pyfuse3.Operations):
    def __init__(self, kept):
        super().__init__()
        self.kept, self.nodes = kept, {}
        self.load(pyfuse3.ROOT_INODE, True)
        # A number of what was kept may have no name, and a name may lead to what was not kept.
        self.newest = max([*self.nodes, *(int(name) for name in os.listdir(kept))])

    def path(self, number):
        return os.path.join(self.kept, str(number))

    def load(self, number, is_folder):
        node = self.nodes[number] = Node(number, {} if is_folder else None, 0o700 if is_folder else 0o600)
        if not os.path.exists(self.path(number)):
            return
        with open(self.path(number), "rb") as file:
            content = file.read()
        if not is_folder:
            node.data = bytearray(content)
            return
        for name, (child, child_is_folder) in json.loads(content).items():
            node.names[os.fsencode(name)] = child
            self.load(child, child_is_folder)

    def find(self, folder, name):
        number = self.nodes[folder].names.get(name)
        if number is None:
            raise pyfuse3.FUSEError(errno.ENOENT)
        return self.nodes[number]

    def add(self, folder, name, names, mode):
        self.newest += 1
        node = self.nodes[self.newest] = Node(self.newest, names, stat.S_IMODE(mode))
        self.nodes[folder].names[name] = node.number
        return node

    def attributes(self, node):
        attr = pyfuse3.EntryAttributes()
        attr.st_ino, attr.st_size, attr.st_nlink = node.number, len(node.data), 1
        attr.st_mode = node.mode | (stat.S_IFREG if node.names is None else stat.S_IFDIR)
        attr.st_uid, attr.st_gid = os.getuid(), os.getgid()
        attr.st_blksize, attr.st_blocks = 4096, (len(node.data) + 511) // 512
        attr.st_atime_ns = attr.st_mtime_ns = attr.st_ctime_ns = node.changed
        attr.attr_timeout = attr.entry_timeout = 0
        return attr

    async def getattr(self, number, ctx=None):
        return self.attributes(self.nodes[number])

    async def lookup(self, folder, name, ctx=None):
        return self.attributes(self.find(folder, name))

    async def setattr(self, number, attr, fields, fh, ctx):
        node = self.nodes[number]
        if fields.update_size:
            node.resize(attr.st_size)
        if fields.update_mode:
            node.mode = stat.S_IMODE(attr.st_mode)
        return self.attributes(node)

    async def statfs(self, ctx):
        data = pyfuse3.StatvfsData()
        data.f_bsize = data.f_frsize = 4096
        data.f_blocks = data.f_bfree = data.f_bavail = 1 << 20
        data.f_files = data.f_ffree = data.f_favail = 1 << 20
        data.f_namemax = 255
        return data

    async def create(self, folder, name, mode, flags, ctx):
        node = self.add(folder, name, None, mode)
        return pyfuse3.FileInfo(fh=node.number), self.attributes(node)

    async def mkdir(self, folder, name, mode, ctx):
        return self.attributes(self.add(folder, name, {}, mode))

    async def open(self, number, flags, ctx):
        if flags & os.O_TRUNC:
            self.nodes[number].resize(0)
        return pyfuse3.FileInfo(fh=number)

    async def opendir(self, number, ctx):
        return number

    async def readdir(self, number, start, token):
        for index, (name, child) in list(enumerate(self.nodes[number].names.items(), 1))[start:]:
            if not pyfuse3.readdir_reply(token, name, self.attributes(self.nodes[child]), index):
                return

    async def read(self, number, offset, size):
        return bytes(self.nodes[number].data[offset : offset + size])

    async def write(self, number, offset, content):
        node = self.nodes[number]
        if offset > len(node.data):
            node.resize(offset)
        node.data[offset : offset + len(content)] = content
        node.unsynced.append((offset, bytes(content)))
        node.changed = time.time_ns()
        return len(content)

    async def unlink(self, folder, name, ctx):
        self.find(folder, name)
        del self.nodes[folder].names[name]

    async def rmdir(self, folder, name, ctx):
        if self.find(folder, name).names:
            raise pyfuse3.FUSEError(errno.ENOTEMPTY)
        del self.nodes[folder].names[name]

    async def rename(self, folder, name, new_folder, new_name, flags, ctx):
        if flags:
            raise pyfuse3.FUSEError(errno.EINVAL)
        node = self.find(folder, name)
        del self.nodes[folder].names[name]
        self.nodes[new_folder].names[new_name] = node.number

    async def fsync(self, number, datasync):
        node = self.nodes[number]
        with open(os.open(self.path(number), os.O_RDWR | os.O_CREAT), "r+b") as file:
            for offset, content in node.unsynced:
                if content is None:
                    file.truncate(offset)
                else:
                    file.seek(offset)
                    file.write(content)
        node.unsynced.clear()

    async def fsyncdir(self, number, datasync):
        names = {
            os.fsdecode(name): (child, self.nodes[child].names is not None)
            for name, child in self.nodes[number].names.items()
        }
        # Beside the folder: whatever is in it is a number.
        with tempfile.NamedTemporaryFile("w", dir=os.path.dirname(self.kept), delete=False) as file:
            json.dump(names, file)
        os.replace(file.name, self.path(number))

    async def flush(self, number):
        pass


def serve(kept, mounted, work):
    options = {*pyfuse3.default_options, "fsname=forgetful-files"}
    pyfuse3.init(ForgetfulFiles(os.path.abspath(kept)), mounted, options)
    try:
        work()
    finally:
        pyfuse3.close()


def main(words):
    if words != ["--try"]:
        serve(*words, lambda: (print("mounted", flush=True), trio.run(pyfuse3.main)))
        return
    try:
        with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as mounted:
            serve(kept, mounted, lambda: None)
    except RuntimeError:
        sys.exit("/dev/fuse is missing, or may not be used here; Debian's package fuse3 is needed too.")


main(sys.argv[1:])

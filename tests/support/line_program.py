"""A program that plays Euchre over the line protocol, in good ways and bad: its first argument names the way.

Where its second argument is a file that exists, it plays well. Run as a program; nothing of ours is imported.
"""

import fcntl
import json
import os
import subprocess
import sys
import time


def say(text: str | bytes) -> None:
    sys.stdout.buffer.write(text.encode() + b"\n" if isinstance(text, str) else text)
    sys.stdout.buffer.flush()


def greet(way: str) -> None:
    if way == "mute":
        time.sleep(60)
    elif way == "impolite":
        say('{"action":"pass"}')
    elif way == "unwilling":
        say('{"error":"I play for money only."}')
    elif way == "foreign":
        say('{"ready":2}')
    elif way == "stillborn":
        sys.exit("no such book")
    else:
        say('{"ready":1,"name":"Outsider","author":"Nobody","options":{"way":"' + way + '"},"later":[1]}')


def answer(way: str, legal: list[str]) -> None:
    good = json.dumps({"action": legal[-1]})
    if way == "late":
        time.sleep(60)
    elif way == "chatty":
        while True:
            say('{"info":"still thinking"}')
    elif way == "noisy":
        while True:
            sys.stderr.write("still thinking\n")
    elif way == "dead":
        sys.stderr.write("first\nout of \x1b[31mideas\n")
        sys.exit(3)
    elif way == "killed":
        os.kill(os.getpid(), 9)
    elif way == "closed":
        os.close(1)
        time.sleep(60)
    elif way == "remarks":
        sys.stderr.write("a long story\n" * 100_000)
        say(f'{{"info":{{"depth":[3,"♥"]}}}}\r\n\n{{"info":null}}\n{good}')
    else:
        say(BAD.get(way, good))


BAD: dict[str, str | bytes] = {
    "illegal": '{"action":"cut 99"}',
    "nonsense": '{"action":"sing\\u001b[2J"}',
    "garbage": "thinking...",
    "number": '{"action":5}',
    "empty": "{}",
    "double": '{"action":"pass","info":1}',
    "again": '{"ready":1}',
    "latin": b'{"action":"p\xe4ss"}\n',
    "nested": '{"info":' + "[" * 20_000 + "]" * 20_000 + "}",
    "huge": b"x" * 70_000 + b"\n",
    "endless": b"x" * 70_000,
    "unwell": '{"error":"I feel unwell."}',
}


def main() -> None:
    way, *rest = sys.argv[1:]
    if rest and os.path.exists(rest[0]):  # noqa: PTH110 - starts faster
        way = "good"
    if way == "parent":
        lock = open(rest[1], "w")  # noqa: PTH123, SIM115 - held until it is killed
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.Popen(["sleep", "60"], pass_fds=[lock.fileno()])
    for line in sys.stdin:
        if way == "recording":
            with open(rest[1], "a") as file:  # noqa: PTH123 - the same
                file.write(f"{os.getpid()} {line}")
        message = json.loads(line)
        if "hello" in message:
            greet(way)
        elif "view" in message:
            answer(way, message["view"]["legal"])
        elif "quit" in message and way not in ("parent", "staying"):
            break
    if way == "staying":
        time.sleep(60)


if __name__ == "__main__":
    main()

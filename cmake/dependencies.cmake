# Libraries of the distribution. WebAssembly has no system packages: there the header-only parts are reached through
# a folder of links in the build tree, because /usr/include as a whole would bring in the host's C library.
if(SABAR_WASM)
  set(links ${PROJECT_BINARY_DIR}/headers)
  file(MAKE_DIRECTORY ${links})
  foreach(folder tl fmt nlohmann)
    file(CREATE_LINK /usr/include/${folder} ${links}/${folder} SYMBOLIC)
  endforeach()
  add_library(sabar_headers INTERFACE)
  target_include_directories(sabar_headers SYSTEM INTERFACE $<BUILD_INTERFACE:${links}>)
  # Without a fixed separator fmt brings in all of the C++ locales, which nothing here uses.
  target_compile_definitions(sabar_headers INTERFACE
    FMT_HEADER_ONLY FMT_CONSTEVAL= "FMT_STATIC_THOUSANDS_SEPARATOR=','" JSON_NOEXCEPTION)
  foreach(name tl::expected fmt::fmt nlohmann_json::nlohmann_json)
    add_library(${name} ALIAS sabar_headers)
  endforeach()
  # Boost.Math wants a mutex in one place, where without threads it never locks: its header counts as read.
  file(MAKE_DIRECTORY ${links}_boost)
  file(CREATE_LINK /usr/include/boost ${links}_boost/boost SYMBOLIC)
  add_library(sabar_boost INTERFACE)
  target_include_directories(sabar_boost SYSTEM INTERFACE $<BUILD_INTERFACE:${links}_boost>)
  target_compile_definitions(sabar_boost INTERFACE
    BOOST_DISABLE_THREADS BOOST_SMART_PTR_DETAIL_LIGHTWEIGHT_MUTEX_HPP_INCLUDED)
  add_library(Boost::headers ALIAS sabar_boost)
else()
  find_package(tl-expected REQUIRED)
  find_package(fmt REQUIRED)
  find_package(nlohmann_json REQUIRED)
  find_package(Boost REQUIRED)
endif()
